/** Texts that have broken programs before: each stands for a way to break one. */
export const naughty: readonly string[] = [
  // nothing, and what is nearly nothing
  '', ' ', '\t', '\n', '\r\n', '\u00a0', '\u200b', '\ufeff', '\u2028', '\u0085', '\u00ad',
  // words that are values somewhere
  'null', 'undefined', 'NaN', 'Infinity', '-Infinity', 'true', 'false', 'None', 'nil', 'hasOwnProperty', '__proto__',
  'constructor', 'toString', 'prototype', '[object Object]', 'NULL',
  // numbers that are none, or too many
  '0', '-0', '-1', '1e309', '-1e309', '1/0', '0x7fffffff', '9007199254740993', '1_000', '1,000.5', '１２３', '٣', '½', '1e-400',
  '99999999999999999999999999999999999999', '0b11', '08', '.5.', '+1', '1.7976931348623157e309',
  // quotes and what they may end
  '\'', '"', '`', '\\', '\\\\\'', '\' OR 1=1 --', '"; DROP TABLE accounts; --', '\'; WAITFOR DELAY \'0:0:5\' --', '1) UNION SELECT 1',
  '%27', '%', '%s%s%n', '%00', '%0d%0aX-Evil: 1', '{{7*7}}', '${7*7}', '#{7*7}', '<%= 7*7 %>', '$(id)', '`id`', '; id', '| id', '&& id',
  // markup
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '<!--', ']]>', '<![CDATA[', '&lt;', '&#0;',
  // paths and addresses
  '../../../../etc/passwd', '..\\..\\win.ini', '/dev/null', 'file:///etc/passwd', 'http://127.0.0.1/', 'con', 'aux.txt',
  // lines and headers
  'a\r\nSet-Cookie: x=1', 'a\nb', '\u001b[31m', '\u0007', '\u007f', '\u0001\u0002\u0003',
  // letters that are more or less than they look
  'Ω≈ç√∫', 'ｆｕｌｌ', 'ﬁ', 'İ', 'ı', 'ß', 'ﷺ', 'e\u0301', '\u0301', 'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d', '👩‍👩‍👧‍👦', '🇷🇺', '🏳️‍🌈', '𝒳', '田中さん',
  'ُلُصّبُل', '\u202eabc', '\u2066x\u2069', 'مكتب', 'пример', 'ё', 'Й'.normalize('NFD'), '\uffff', '\ufffd', '\u{10ffff}', '\u{1f4a9}',
  // long ones
  'a'.repeat(1000), 'я'.repeat(500), '💩'.repeat(200), '('.repeat(500), ','.repeat(500), '[[[[[[[[[[',
  // patterns that some engines never finish
  `${'a'.repeat(60)}!`, `${'a@'.repeat(100)}`, `${'1'.repeat(300)}.`, `${' '.repeat(500)}x`,
];
