// Dredd asks here before each transaction; what to send is decided by the test that started it.
const hooks = require('hooks');

hooks.beforeEach((transaction, done) => {
  const { method } = transaction.request;
  fetch(process.env.PREPARE_URL, {
    method: 'POST',
    body: JSON.stringify({ name: transaction.name, method, uri: transaction.fullPath, expected: transaction.expected }),
  }).then(async (reply) => {
    const prepared = await reply.json();
    transaction.fullPath = prepared.path;
    transaction.request.uri = prepared.path;
    transaction.request.headers = prepared.headers;
    transaction.request.body = prepared.body ?? '';
    done();
  }).catch((error) => {
    transaction.fail = String(error);
    done();
  });
});
