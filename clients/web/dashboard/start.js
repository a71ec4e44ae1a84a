import { drawAccount } from './account.js';
import { call } from './api.js';
import { alertBox, make } from './elements.js';
import { drawFrame, show, takeFragment } from './frame.js';
import { say } from './language.js';
import { drawSignIn } from './sign-in.js';

/** Which of its faces the page shows, and what it says first; drawn anew when the language changes. */
let draw = () => undefined;

function turnTo(face) {
  draw = face;
  draw();
}

const signedOut = (message) => turnTo(() => {
  drawFrame({ onLanguage: () => signedOut() });
  show(drawSignIn(message));
});

const signedIn = () => turnTo(async () => {
  drawFrame({ onLanguage: () => draw(), onSignOut: signOut });
  show(make('p', { role: 'status' }, say('loading')));
  try {
    show(...(await drawAccount(fail)));
  } catch (error) {
    fail(error, () => show(alertBox(error.message),
      make('button', { type: 'button', click: signedIn }, say('again'))));
  }
});

/** A session that is over leads to its beginning; everything else is said where it happened. */
function fail(error, tell) {
  if (error.code === 'session_required') signedOut(alertBox(say('sessionOver')));
  else tell();
}

async function signOut() {
  try {
    await call('DELETE', '/v2/session');
    signedOut();
  } catch (error) {
    fail(error, () => document.querySelector('main').prepend(alertBox(error.message)));
  }
}

async function begin() {
  const token = takeFragment().get('token');
  drawFrame({ onLanguage: () => draw() });
  if (token) {
    show(make('p', { role: 'status' }, say('opening')));
    try {
      await call('POST', '/v2/session/open', { token });
    } catch (error) {
      return signedOut(alertBox(error.message));
    }
    return signedIn();
  }
  try {
    await call('GET', '/v2/account');
    signedIn();
  } catch (error) {
    signedOut(error.code === 'session_required' ? undefined : alertBox(error.message));
  }
}

// a second link, opened while the page is there
addEventListener('hashchange', () => void begin());
void begin();
