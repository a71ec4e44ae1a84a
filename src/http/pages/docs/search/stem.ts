/** Endings of Russian words of all parts of speech, longest first. */
const endings = (
  'иваться ываться оваться ировать ивать ывать овать иями ями ами иях ях ах иям ям ам ией ией ёй ей ой ий ' +
  'ый ая яя ое ее ие ые ого его ому ему ыми ими ых их ым им ую юю ою ею ом ем ешь ишь ете ите ует уют ают ' +
  'яют ает яет ут ют ат ят ет ит ить ать ять еть уть ала яла ила ела али яли или ели ало яло ило ело ал ял ' +
  'ил ел ана яна ена аны яны ены ано яно ено ан ян ен ов ев ью ия ье ьи ии а я о е ё и ы у ю ь й'
).split(' ').sort((one, other) => other.length - one.length);
const LEAST_STEM = 3;

/** The part that forms of a word share: "ошибок" and "ошибками" give "ошибк", "matrices" and "matrix" give "matri". */
export function stemOf(word: string): string {
  const folded = word.toLowerCase().replaceAll('ё', 'е');
  if (/[а-я]/.test(folded)) return russian(folded);
  return /^[a-z]+$/.test(folded) ? english(folded) : folded;
}

function russian(word: string): string {
  const plain = word.length > 5 ? word.replace(/(?:ся|сь)$/, '') : word;
  const ending = endings.find((one) => plain.endsWith(one) && plain.length - one.length >= LEAST_STEM);
  // a fleeting vowel: "подсказок" becomes "подсказк", "настроек" becomes "настройк"
  if (ending === undefined) {
    return plain.replace(/(?<=[аеиоуыэюя])ек$/, 'йк').replace(/(?<=[бвгджзклмнпрстфхцчшщ])[ое](?=[кц]$)/, '');
  }
  return plain.slice(0, -ending.length).replace(/нн$/, 'н');
}

function english(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/(?:ies|y)$/, 'i').replace(/(?<=[aeiou][a-z]*)(?:ings?|ed|es|e|s|x|ces)$/, '').replace(/c$/, '')
    .replace(/ss$/, 's');
}
