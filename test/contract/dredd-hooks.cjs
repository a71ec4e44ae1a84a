// Dredd asks here before each transaction; what to send is decided by the test that started it.
const hooks = require('hooks');

hooks.beforeEach(async (transaction, done) => {
  const { method } = transaction.request;
  const { name, fullPath: uri, expected } = transaction;
  try {
    const body = JSON.stringify({ name, method, uri, expected });
    const prepared = await (await fetch(process.env.PREPARE_URL, { method: 'POST', body })).json();
    transaction.fullPath = prepared.path;
    transaction.request.uri = prepared.path;
    transaction.request.headers = prepared.headers;
    transaction.request.body = prepared.body ?? '';
    // Dredd wants every header that has an example, though some come only now and then.
    for (const header of prepared.optional ?? []) delete expected.headers[header];
    // It compares types by their letters; a charset is no part of a type.
    if (expected.headers['Content-Type'] === 'text/csv') expected.headers['Content-Type'] += '; charset=utf-8';
  } catch (error) {
    transaction.fail = String(error);
  }
  done();
});
