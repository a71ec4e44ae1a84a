import type { Chance } from '../drawing/chance.ts';
import type { Tags } from '../drawing/draft.ts';
import { russianNames, type Namer, type StreetRank } from './street-names.ts';

/** Languages of the country's corners, by code. */
export type Tongue = 'ru' | 'kk' | 'be' | 'uz' | 'uk' | 'ky' | 'tg' | 'tk' | 'az' | 'hy' | 'ka' | 'ro';

interface Pattern {
  /** `*` stands for the name: "* көшесі". */
  readonly types: Readonly<Record<StreetRank, string>>;
  readonly russian: Readonly<Record<StreetRank, string>>;
  readonly english: Readonly<Record<StreetRank, string>>;
  /** Local name, Russian, English; `!` marks a name that is always an avenue. */
  readonly names: readonly (readonly [string, string, string])[];
}

const russian = { avenue: 'проспект *', street: 'улица *', lane: 'переулок *' } as const;
const english = { avenue: '* Avenue', street: '* Street', lane: '* Lane' } as const;
const list = (text: string): (readonly [string, string, string])[] =>
  text
    .trim()
    .split(/\s*;\s*/)
    .map((line) => line.split('|') as [string, string, string]);

const patterns: Record<Exclude<Tongue, 'ru'>, Pattern> = {
  kk: {
    types: { avenue: '* даңғылы', street: '* көшесі', lane: '* тұйық көшесі' },
    russian,
    english,
    names:
      list(`Мәңгілік Ел|Мангилик Ел|Mangilik El; Абай|Абая|Abai; Достық|Достык|Dostyq; Республика|Республики|Respublika;
      Қабанбай батыр|Кабанбай батыра|Qabanbai Batyr; Бөгенбай батыр|Богенбай батыра|Bogenbai Batyr;
      Төле би|Толе би|Tole Bi; Қазыбек би|Казыбек би|Qazybek Bi; Сәтбаев|Сатпаева|Satbaev; Әуезов|Ауэзова|Auezov;
      Жамбыл|Жамбыла|Zhambyl; Желтоқсан|Желтоксан|Zheltoqsan; Тәуелсіздік|Тауелсиздик|Tauelsizdik;
      Бейбітшілік|Бейбитшилик|Beibitshilik; Шоқан Уәлиханов|Шокана Валиханова|Shoqan Ualikhanov;
      Құрманғазы|Курмангазы|Qurmangazy; Сейфуллин|Сейфуллина|Seifullin; Мұқанов|Муканова|Muqanov;
      Жұбанов|Жубанова|Zhubanov; Наурыз|Наурыз|Nauryz; Алатау|Алатау|Alatau; Сарыарқа|Сарыарка|Saryarqa;
      Көктем|Коктем|Koktem; Бірлік|Бирлик|Birlik; Ақсай|Аксай|Aqsai; Гагарин|Гагарина|Gagarin;
      Ұлы Дала|Улы Дала|Uly Dala; Түркістан|Туркестан|Turkistan; Ынтымақ|Ынтымак|Yntymaq; Тұран|Туран|Turan`),
  },
  be: {
    types: { avenue: 'праспект *', street: 'вуліца *', lane: 'завулак *' },
    russian,
    english,
    names:
      list(`Незалежнасці|Независимости|Nezalezhnastsi; Камсамольская|Комсомольская|Kamsamolskaya; Леніна|Ленина|Lenina;
      Янкі Купалы|Янки Купалы|Yanki Kupaly; Якуба Коласа|Якуба Коласа|Yakuba Kolasa;
      Савецкая|Советская|Savetskaya; Чырвонаармейская|Красноармейская|Chyrvonaarmeyskaya;
      Перамогі|Победы|Peramohi; Маладзёжная|Молодёжная|Maladziozhnaya; Лясная|Лесная|Liasnaya;
      Садовая|Садовая|Sadovaya; Зялёная|Зелёная|Zialionaya; Школьная|Школьная|Shkolnaya;
      Цэнтральная|Центральная|Tsentralnaya; Паўночная|Северная|Paunochnaya; Палявая|Полевая|Paliavaya;
      Скарыны|Скорины|Skaryny; Багдановіча|Богдановича|Bahdanovicha; Кастрычніцкая|Октябрьская|Kastrychnitskaya;
      Першамайская|Первомайская|Piershamayskaya; Набярэжная|Набережная|Nabiarezhnaya;
      Вакзальная|Вокзальная|Vakzalnaya; Міру|Мира|Miru; Партызанская|Партизанская|Partyzanskaya;
      Сонечная|Солнечная|Soniechnaya`),
  },
  uz: {
    types: { avenue: "* shoh ko'chasi", street: "* ko'chasi", lane: "* tor ko'chasi" },
    russian,
    english,
    names: list(`Amir Temur|Амира Темура|Amir Temur; Alisher Navoiy|Алишера Навои|Alisher Navoi;
      Mustaqillik|Мустакиллик|Mustaqillik; Bobur|Бабура|Babur; Mirzo Ulug'bek|Мирзо Улугбека|Mirzo Ulugbek;
      Furqat|Фурката|Furqat; Do'stlik|Дустлик|Dostlik; Beruniy|Беруни|Beruni; Bog'ishamol|Богишамол|Bogishamol;
      Istiqlol|Истиклол|Istiqlol; Navro'z|Навруз|Navruz; Oybek|Айбека|Oybek;
      Shota Rustaveli|Шота Руставели|Shota Rustaveli; Buyuk Ipak Yo'li|Буюк Ипак Йули|Buyuk Ipak Yoli;
      Chorsu|Чорсу|Chorsu; Guliston|Гулистон|Guliston; Bahor|Бахор|Bahor; Oqtepa|Октепа|Oqtepa;
      Yangi hayot|Янги хаёт|Yangi Hayot; Paxtakor|Пахтакор|Paxtakor`),
  },
  az: {
    types: { avenue: '* prospekti', street: '* küçəsi', lane: '* döngəsi' },
    russian,
    english,
    names: list(`Nizami|Низами|Nizami; Heydər|Гейдара|Heydar; Füzuli|Физули|Fuzuli; Xaqani|Хагани|Khagani;
      Bakıxanov|Бакиханова|Bakikhanov; Dostluq|Достлуг|Dostluq; Azadlıq|Азадлыг|Azadliq;
      Səməd Vurğun|Самеда Вургуна|Samad Vurgun; Şəfəq|Шафаг|Shafag`),
  },
  ro: {
    types: { avenue: 'bulevardul *', street: 'strada *', lane: 'stradela *' },
    russian,
    english,
    names: list(`Ștefan cel Mare|Штефан чел Маре|Stefan cel Mare; Mihai Eminescu|Михая Еминеску|Mihai Eminescu;
      Independenței|Индепенденцей|Independentei; Alexandru cel Bun|Александру чел Бун|Alexandru cel Bun;
      Florilor|Флорилор|Florilor; Păcii|Пэчий|Pacii; Viilor|Виилор|Viilor; Școlii|Школий|Scolii`),
  },
  tg: {
    types: { avenue: 'хиёбони *', street: 'кӯчаи *', lane: 'тангкӯчаи *' },
    russian,
    english,
    names: list(`!Рӯдакӣ|Рудаки|Rudaki; Исмоили Сомонӣ|Исмоили Сомони|Ismoili Somoni; Фирдавсӣ|Фирдоуси|Firdavsi;
      Айнӣ|Айни|Ayni; Дӯстии Халқҳо|Дружбы Народов|Dustii Khalqho; Наврӯз|Навруз|Navruz;
      Ғафуров|Гафурова|Ghafurov; Ҷомӣ|Джами|Jomi`),
  },
  tk: {
    types: { avenue: '* şaýoly', street: '* köçesi', lane: '* geçelgesi' },
    russian,
    english,
    names: list(`!Magtymguly|Махтумкули|Magtymguly; Garaşsyzlyk|Гарашсызлык|Garashsyzlyk; Görogly|Гёроглы|Gorogly;
      Bitarap|Битарап|Bitarap; Ýaşlyk|Яшлык|Yashlyk; Bahar|Бахар|Bahar; Altyn Asyr|Алтын Асыр|Altyn Asyr`),
  },
  uk: {
    types: { avenue: 'проспект *', street: 'вулиця *', lane: 'провулок *' },
    russian,
    english,
    names:
      list(`Хрещатик|Крещатик|Khreshchatyk; Шевченка|Шевченко|Shevchenka; Лесі Українки|Леси Украинки|Lesi Ukrainky;
      Київська|Киевская|Kyivska; Незалежності|Независимости|Nezalezhnosti; Соборна|Соборная|Soborna;
      Садова|Садовая|Sadova; Франка|Франко|Franka`),
  },
  ky: {
    types: { avenue: '* проспектиси', street: '* көчөсү', lane: '* тар көчөсү' },
    russian,
    english,
    names: list(`!Чүй|Чуй|Chui; Манас|Манаса|Manas; Ала-Тоо|Ала-Тоо|Ala-Too; Токтогул|Токтогула|Toktogul;
      Достук|Достук|Dostuk; Жибек Жолу|Жибек Жолу|Zhibek Zholu; Ыссык-Көл|Иссык-Куль|Issyk-Kul;
      Байтик баатыр|Байтик баатыра|Baitik Baatyr`),
  },
  hy: {
    types: { avenue: '* պողոտա', street: '* փողոց', lane: '* նրբանցք' },
    russian,
    english,
    names: list(`Աբովյան|Абовяна|Abovyan; !Մաշտոցի|Маштоца|Mashtots; Թումանյան|Туманяна|Tumanyan;
      Սայաթ-Նովա|Саят-Новы|Sayat-Nova; Կոմիտասի|Комитаса|Komitas; Բաղրամյան|Баграмяна|Baghramyan;
      Չարենցի|Чаренца|Charents`),
  },
  ka: {
    types: { avenue: '*ს გამზირი', street: '*ს ქუჩა', lane: '*ს შესახვევი' },
    russian,
    english,
    names:
      list(`!რუსთაველი|Руставели|Rustaveli; აღმაშენებლი|Агмашенебели|Aghmashenebeli; ჭავჭავაძი|Чавчавадзе|Chavchavadze;
      წერეთლი|Церетели|Tsereteli; თამარ მეფი|Царицы Тамары|Tamar Mepe; ვაჟა-ფშაველა|Важа-Пшавела|Vazha-Pshavela;
      ბარათაშვილი|Бараташвили|Baratashvili`),
  },
};

/** Genitives that do not follow the pattern "name + ს". */
const georgian: Record<string, string> = {
  რუსთაველი: 'რუსთაველის',
  აღმაშენებლი: 'აღმაშენებლის',
  ჭავჭავაძი: 'ჭავჭავაძის',
  წერეთლი: 'წერეთლის',
  'თამარ მეფი': 'თამარ მეფის',
  'ვაჟა-ფშაველა': 'ვაჟა-ფშაველას',
  ბარათაშვილი: 'ბარათაშვილის',
};

export function namesOf(tongue: Tongue, chance: Chance, taken: Iterable<string> = []): Namer {
  return tongue === 'ru' ? russianNames(chance, taken) : patternNames(tongue, patterns[tongue]);
}

function patternNames(tongue: Exclude<Tongue, 'ru'>, pattern: Pattern): Namer {
  const free = pattern.names.filter(([own, ru]) => !isAdjective(ru) && !own.startsWith('!'));
  let lanes = 0;
  let given = 0;
  return (rank): Tags => {
    const lane = rank === 'lane' && lanes < free.length;
    const index = lane ? lanes++ : given++;
    const [marked, ru, en] = (lane ? free : pattern.names)[index % (lane ? free : pattern.names).length];
    const round = Math.floor(index / pattern.names.length);
    const great = marked.startsWith('!');
    const own = marked.replace('!', '');
    const kind = lane ? 'lane' : isAdjective(ru) ? 'street' : great || rank === 'avenue' ? 'avenue' : 'street';
    const ordinal = round === 0 ? '' : `${round + 1}-`;
    const name = ordinal + pattern.types[kind].replace('*', tongue === 'ka' ? georgian[own].slice(0, -1) : own);
    const plain = isAdjective(ru) ? `${ru} улица` : pattern.russian[kind].replace('*', ru);
    return {
      name,
      [`name:${tongue}`]: name,
      'name:ru': ordinal ? `${ordinal}я ${plain}` : plain,
      'name:en': pattern.english[kind].replace('*', en) + (ordinal ? ` ${round + 1}` : ''),
    };
  };
}

const isAdjective = (russianName: string): boolean => /[кнв]ая$/.test(russianName);

/** Name tags of an object with only a Russian name. */
export const ru = (name: string, more: Tags = {}): Tags => ({ name, ...more });
/** Name tags of an object with a local, a Russian and an English name. */
export const nameTags = (name: string, russian: string, english: string, lang: string): Tags => ({
  name,
  [`name:${lang}`]: name,
  'name:ru': russian,
  'name:en': english,
});
