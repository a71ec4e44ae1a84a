import { drawAccount } from './account.js';
import { call } from './api.js';
import { alertBox, make, noteBox } from './elements.js';
import { drawEnter } from './enter.js';
import { drawFrame, show, takeFragment } from './frame.js';
import { say } from './language.js';
import { drawSignIn } from './sign-in.js';
import { onOtherTab, tellTabs } from './tabs.js';

/** Which of its faces the page shows; drawn anew when the language changes. */
let draw = () => undefined;
/** Whom the face is about: an id, `null` for nobody, `undefined` before that is known. */
let shown;
/** Does again what depends on who is signed in. */
let agree = begin;

function turnTo(face) {
  draw = face;
  draw();
}

function signedOut(message) {
  shown = null;
  agree = followTab;
  turnTo(() => {
    drawFrame({ onLanguage: () => signedOut() });
    show(drawSignIn(message?.()));
  });
}

function signedIn(message) {
  agree = followTab;
  turnTo(async () => {
    drawFrame({ onLanguage: () => signedIn(), onSignOut: signOut });
    show(make('p', { role: 'status' }, say('loading')));
    try {
      const account = await call('GET', '/v2/account');
      shown = account.id;
      show(...[message?.() ?? []].flat(), ...(await drawAccount(account, fail)));
    } catch (error) {
      fail(error, () => show(alertBox(error.message),
        make('button', { type: 'button', click: () => signedIn() }, say('again'))));
    }
  });
}

/** A session that is over leads to its beginning; everything else is said where it happened. */
function fail(error, tell) {
  if (error.code === 'session_required') signedOut(() => alertBox(say('sessionOver')));
  else tell();
}

async function signOut() {
  try {
    await call('DELETE', '/v2/session');
    tellTabs();
    signedOut();
  } catch (error) {
    fail(error, () => document.querySelector('main').prepend(alertBox(error.message)));
  }
}

/** Who is signed in here, if anybody. */
async function whoIsIn() {
  try {
    return await call('GET', '/v2/account');
  } catch (error) {
    if (error.code === 'session_required') return null;
    throw error;
  }
}

/** Shows the account that another tab has changed to: a form of the one before would write into the wrong account. */
async function followTab() {
  const account = await whoIsIn().catch(() => undefined);
  if (account === undefined || (account?.id ?? null) === shown) return;
  if (account) signedIn(() => noteBox(say('otherTabIn', { email: account.email })));
  else signedOut(() => noteBox(say('otherTabOut')));
}

/** The question that a sign-in link leads to. */
async function ask(token) {
  agree = () => ask(token);
  try {
    const [link, account] = await Promise.all([call('POST', '/v2/session/link', { token }), whoIsIn()]);
    const enter = async () => {
      try {
        await call('POST', '/v2/session/open', { token });
        tellTabs();
        signedIn();
      } catch (error) {
        if (error.code === 'session_required') await linkOver();
        else place.replaceChildren(alertBox(error.message));
      }
    };
    const place = make('div', {});
    turnTo(() => {
      drawFrame({ onLanguage: () => draw() });
      show(drawEnter({ email: link.email, other: account?.email, enter, stay: () => signedIn() }, place));
    });
  } catch (error) {
    if (error.code === 'not_found') return linkOver();
    turnTo(() => {
      drawFrame({ onLanguage: () => draw() });
      show(alertBox(error.message), make('button', { type: 'button', click: () => ask(token) }, say('again')));
    });
  }
}

/** A link that does nothing any more leaves everything as it is, and says how to get another one. */
async function linkOver() {
  const message = () => alertBox(say('linkOver'));
  if (await whoIsIn().catch(() => null)) signedIn(message);
  else signedOut(message);
}

async function begin() {
  const token = takeFragment().get('token');
  drawFrame({ onLanguage: () => draw() });
  if (token) return ask(token);
  try {
    if (await whoIsIn()) signedIn();
    else signedOut();
  } catch (error) {
    signedOut(() => alertBox(error.message));
  }
}

// a second link, opened while the page is there
addEventListener('hashchange', () => void begin());
onOtherTab(() => void agree());
void begin();
