import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instruction } from '../../src/routing/steps/instruction.ts';
import { wayKind } from '../../src/routing/steps/way-kinds.ts';
import { stepsOn, told } from './steps-in.ts';

const sentences = [
  [{ maneuver: 'left', name: 'Тверская улица' }, 'Поверните налево на Тверскую улицу', 'Turn left onto Тверская улица'],
  [{ maneuver: 'right', name: '' }, 'Поверните направо', 'Turn right'],
  [{ maneuver: 'depart', name: 'Main', bearing: 90 }, 'Двигайтесь на восток: Main', 'Head east on Main'],
  [{ maneuver: 'depart', name: '', bearing: 359 }, 'Двигайтесь на север', 'Head north'],
  [{ maneuver: 'roundabout', name: 'Main', exit: 2 },
    'На круге — 2-й съезд на Main', 'At the roundabout take exit 2 onto Main'],
  [{ maneuver: 'uturn', name: 'Main' }, 'Развернитесь: Main', 'Make a U-turn on Main'],
  [{ maneuver: 'uturn', name: 'Main', mode: 'walk' }, 'Развернитесь: Main', 'Turn back on Main'],
  [{ maneuver: 'uturn', name: '', kind: 'serviceRoad' },
    'Развернитесь и двигайтесь по проезду', 'Make a U-turn along the service road'],
  [{ maneuver: 'uturn', name: '', kind: 'pavement', beside: 'Main', mode: 'walk' },
    'Развернитесь и двигайтесь по тротуару: Main', 'Turn back on the pavement along Main'],
  [{ maneuver: 'right', name: '', ref: 'М-5' }, 'Поверните направо на М-5', 'Turn right onto М-5'],
  [{ maneuver: 'right', name: 'Main', ref: 'М-5' }, 'Поверните направо на Main', 'Turn right onto Main'],
  [{ maneuver: 'ramp', name: '', exitNumber: '12', destination: 'Клин, Тверь' },
    'Сверните на съезд 12: Клин, Тверь', 'Take exit 12 towards Клин, Тверь'],
  [{ maneuver: 'keep_right', name: '', destination: 'Клин' }, 'Держитесь правее: Клин', 'Keep right towards Клин'],
  [{ maneuver: 'depart', name: 'Main', mode: 'push' },
    'Двигайтесь на север: Main, ведите велосипед', 'Head north on Main, walking your bicycle'],
  [{ maneuver: 'left', name: '', kind: wayKind({ highway: 'footway', footway: 'sidewalk' }) },
    'Поверните налево на тротуар', 'Turn left onto the pavement'],
  [{ maneuver: 'continue', name: '', kind: wayKind({ highway: 'path' }) },
    'Продолжайте прямо по тропинке', 'Continue straight along the path'],
  [{ maneuver: 'depart', name: '', kind: wayKind({ highway: 'service', service: 'driveway' }) },
    'Двигайтесь на север через двор', 'Head north through the yard'],
  [{ maneuver: 'left', name: '', kind: 'yard' }, 'Поверните налево через двор', 'Turn left through the yard'],
  [{ maneuver: 'left', name: '', kind: 'crossing', beside: 'Тверская улица' },
    'Поверните налево и перейдите Тверскую улицу', 'Turn left and cross Тверская улица'],
  [{ maneuver: 'continue', name: '', kind: 'crossing', beside: 'Тверская улица' },
    'Перейдите Тверскую улицу', 'Cross Тверская улица'],
  [{ maneuver: 'right', name: '', kind: 'footway', beside: 'Тверская улица' },
    'Поверните направо на пешеходную дорожку: Тверская улица', 'Turn right onto the footway along Тверская улица'],
  [{ maneuver: 'depart', name: '', kind: 'pavement', beside: 'Тверская улица' },
    'Двигайтесь на север по тротуару: Тверская улица', 'Head north on the pavement along Тверская улица'],
  [{ maneuver: 'arrive', name: '', left: { meters: 190, why: 'closed' } },
    'Дальше дорога закрыта: до места 190 м', 'The road ahead is closed: 190 m to the place'],
  [{ maneuver: 'arrive', name: '', left: { meters: 90, why: 'noWay' } },
    'Ближе не попасть: до места 90 м', 'No way leads nearer: 90 m to the place'],
  [{ maneuver: 'arrive', name: '', left: { meters: 90, why: 'noReturn' } },
    'Оттуда нет обратного пути: до места 90 м', 'No way leads back from there: 90 m to the place'],
  [{ maneuver: 'arrive', name: '' }, 'Вы на месте', 'You have arrived'],
  [{ maneuver: 'slight_right', name: 'Main', isStaying: true },
    'Плавно направо по той же дороге: Main', 'Bear right to stay on Main'],
  [{ maneuver: 'continue', name: 'Main', isStaying: true }, 'Продолжайте прямо: Main', 'Continue straight onto Main'],
  [{ maneuver: 'left', name: '', ref: 'М-5', isStaying: true },
    'Поверните налево по той же дороге: М-5', 'Turn left to stay on М-5'],
  [{ maneuver: 'left', name: '', kind: wayKind({ highway: 'steps' }), mode: 'push' },
    'Поверните налево на лестницу, ведите велосипед', 'Turn left onto the stairs, walking your bicycle'],
  [{ maneuver: 'left', name: 'Main', mode: 'push' },
    'Поверните налево на Main, ведите велосипед', 'Turn left onto Main, walking your bicycle'],
] as const;
/** A lead, and the walk behind it. */
const twofold = [
  [{ maneuver: 'right', mode: 'walk', kind: 'crossing', beside: 'улица Мира', behind: 'left' },
    'Поверните направо, перейдите улицу Мира и поверните налево на тротуар: Main',
    'Turn right, cross улица Мира and turn left onto the pavement along Main'],
  [{ maneuver: 'right', mode: 'walk', kind: 'crossing', beside: 'Main', behind: 'left' },
    'Поверните направо, перейдите Main и поверните налево на тротуар',
    'Turn right, cross Main and turn left onto the pavement'],
  [{ maneuver: 'continue', mode: 'walk', kind: 'crossing', beside: 'улица Мира', behind: 'continue' },
    'Перейдите улицу Мира и продолжайте прямо по тротуару: Main',
    'Cross улица Мира and continue straight on the pavement along Main'],
  [{ maneuver: 'depart', mode: 'walk', kind: 'crossing', beside: 'улица Мира', behind: 'slight_left' },
    'Двигайтесь на север, перейдите улицу Мира и плавно налево на тротуар: Main',
    'Head north, cross улица Мира and bear left onto the pavement along Main'],
  [{ maneuver: 'left', mode: 'walk', kind: 'footway', behind: 'right' },
    'Поверните налево и сразу направо на тротуар: Main',
    'Turn left and immediately right onto the pavement along Main'],
  [{ maneuver: 'slight_left', mode: 'walk', kind: 'footway', behind: 'right' },
    'Плавно налево и сразу поверните направо на тротуар: Main',
    'Bear left and immediately turn right onto the pavement along Main'],
  [{ maneuver: 'continue', mode: 'walk', kind: 'footway', beside: 'улица Мира', behind: 'right' },
    'Продолжайте прямо по пешеходной дорожке и сразу поверните направо на тротуар: Main',
    'Continue straight along the footway and immediately turn right onto the pavement along Main'],
  [{ maneuver: 'depart', mode: 'push', kind: 'path', behind: 'right' },
    'Двигайтесь на север по тропинке и сразу поверните направо на тротуар: Main',
    'Head north along the path and immediately turn right onto the pavement along Main'],
  [{ maneuver: 'continue', mode: 'steps', behind: 'continue' },
    'Пройдите по лестнице и продолжайте прямо по тротуару: Main',
    'Take the stairs and continue straight on the pavement along Main'],
  [{ maneuver: 'left', mode: 'steps', behind: 'right' },
    'Поверните налево, пройдите по лестнице и поверните направо на тротуар: Main',
    'Turn left, take the stairs and turn right onto the pavement along Main'],
] as const;
for (const [lead, ru, en] of twofold) {
  test(`the instruction with a lead: ${en}`, () => {
    const walk = { maneuver: 'left', mode: 'walk', name: '', kind: 'pavement', beside: 'Main', bearing: 0 } as const;
    assert.deepEqual([instruction({ ...walk, lead }, 'ru'), instruction({ ...walk, lead }, 'en')], [ru, en]);
  });
}

for (const [part, ru, en] of sentences) {
  test(`the English instruction: ${en}`, () => {
    const whole = { mode: 'drive', bearing: 0, ...part } as const;
    assert.deepEqual([instruction(whole, 'ru'), instruction(whole, 'en')], [ru, en]);
  });
}

/**
 * A turn into a street, a path without a name, a roundabout, stairs, a signpost, and destinations that are not reached.
 */
const phrases = [
  [{ maneuver: 'left', name: 'Абай даңғылы' }, {
    kk: 'Солға бұрылыңыз: Абай даңғылы', uz: 'Chapga buriling: Абай даңғылы', ky: 'Солго бурулуңуз: Абай даңғылы',
    be: 'Павярніце налева: Абай даңғылы', hy: 'Թեքվեք ձախ՝ Абай даңғылы', az: 'Sola dönün: Абай даңғылы',
  }],
  [{ maneuver: 'depart', name: '', kind: 'path', bearing: 91 }, {
    kk: 'Шығысқа қарай жүріңіз: соқпақ', uz: 'Sharq tomonga yuring: soʻqmoq',
    ky: 'Чыгыш тарапка жүрүңүз: жалгыз аяк жол', be: 'Рухайцеся на ўсход: сцежка',
    hy: 'Շարժվեք դեպի արևելք՝ արահետ', az: 'Şərqə doğru hərəkət edin: cığır',
  }],
  [{ maneuver: 'roundabout', name: 'Main', exit: 2 }, {
    kk: 'Айналма жолда 2-шығу арқылы шығыңыз: Main', uz: 'Aylanma yoʻlda 2-chiqish orqali chiqing: Main',
    ky: 'Айланма жолдо 2-чыгуу аркылуу чыгыңыз: Main', be: 'На кальцы — з’езд 2: Main',
    hy: 'Շրջանաձև երթևեկության մեջ՝ ելք 2՝ Main', az: 'Dairəvi yolda 2 nömrəli çıxışdan çıxın: Main',
  }],
  [{ maneuver: 'right', name: '', mode: 'steps' }, {
    kk: 'Оңға бұрылыңыз, баспалдақпен', uz: 'Oʻngga buriling, zinapoyadan', ky: 'Оңго бурулуңуз, тепкич менен',
    be: 'Павярніце направа, па лесвіцы', hy: 'Թեքվեք աջ, աստիճաններով', az: 'Sağa dönün, pilləkənlə',
  }],
  [{ maneuver: 'ramp', name: 'M36', exitNumber: '12', destination: 'Балқаш' }, {
    kk: '12 нөмірлі шығу жолына бұрылыңыз: Балқаш', uz: '12-raqamli chiqish yoʻliga buriling: Балқаш',
    ky: '12 номерлүү чыгуу жолуна бурулуңуз: Балқаш', be: 'Збочце на з’езд 12: Балқаш',
    hy: 'Թեքվեք դեպի թիվ 12 ելքը՝ Балқаш', az: '12 nömrəli çıxışa dönün: Балқаш',
  }],
  [{
    maneuver: 'left', name: '', kind: 'pavement', beside: 'Main', mode: 'walk',
    lead: { maneuver: 'left', mode: 'walk', kind: 'crossing', beside: 'Main', behind: 'right' },
  }, {
    kk: 'Солға бұрылыңыз: жаяу жүргіншілер өткелі, Main; оңға бұрылыңыз: тротуар',
    uz: 'Chapga buriling: piyodalar oʻtish joyi, Main; oʻngga buriling: trotuar',
    ky: 'Солго бурулуңуз: жөө өтмөк, Main; оңго бурулуңуз: тротуар',
    be: 'Павярніце налева: пераход, Main; павярніце направа: тратуар',
    hy: 'Թեքվեք ձախ՝ անցում, Main; թեքվեք աջ՝ մայթ', az: 'Sola dönün: piyada keçidi, Main; sağa dönün: səki',
  }],
  [{
    maneuver: 'left', name: '', kind: 'path', mode: 'walk',
    lead: { maneuver: 'left', mode: 'walk', kind: 'footway', behind: 'right' },
  }, { kk: 'Солға бұрылыңыз; оңға бұрылыңыз: соқпақ', be: 'Павярніце налева; павярніце направа: сцежка' }],
  [{ maneuver: 'arrive', name: '', left: { meters: 190, why: 'closed' } }, {
    kk: 'Әрі қарай жол жабық: орнына дейін 190 м', uz: 'Bundan keyin yoʻl yopiq: joygacha 190 m',
    ky: 'Андан ары жол жабык: жерине чейин 190 м', be: 'Далей дарога закрыта: да месца 190 м',
    hy: 'Առջևում ճանապարհը փակ է․ մինչև տեղը՝ 190 մ', az: 'İrəlidə yol bağlıdır: yerinədək 190 m',
  }],
  [{ maneuver: 'arrive', name: '', left: { meters: 90, why: 'noReturn' } }, {
    kk: 'Ол жерден қайтар жол жоқ: орнына дейін 90 м', uz: 'U yerdan qaytish yoʻli yoʻq: joygacha 90 m',
    ky: 'Ал жерден кайтар жол жок: жерине чейин 90 м', be: 'Адтуль няма зваротнага шляху: да месца 90 м',
    hy: 'Այնտեղից հետդարձի ճանապարհ չկա․ մինչև տեղը՝ 90 մ', az: 'Oradan geri yol yoxdur: yerinədək 90 m',
  }],
] as const;
for (const [part, translations] of phrases) {
  for (const [tongue, sentence] of Object.entries(translations)) {
    test(`the instruction in ${tongue}: ${sentence}`, () => {
      const whole = { mode: 'drive', bearing: 0, ...part } as const;
      assert.equal(instruction(whole, tongue as keyof typeof translations), sentence);
    });
  }
}

const maneuvers = [
  'depart', 'continue', 'slight_right', 'right', 'sharp_right', 'uturn', 'sharp_left', 'left', 'slight_left',
  'keep_right', 'keep_left', 'ramp', 'merge', 'roundabout', 'ferry', 'arrive',
] as const;
const travelModes = ['drive', 'ride', 'walk', 'push', 'steps', 'ferry'] as const;
const wayKinds = [
  undefined, 'crossing', 'pavement', 'footway', 'pedestrianStreet', 'cyclePath', 'path', 'stairs', 'track', 'carPark',
  'yard', 'serviceRoad',
] as const;

const scripts = {
  kk: /^[А-ЯЁӘҒҚҢӨҰҮҺІа-яёәғқңөұүһі]+/u, ky: /^[А-ЯЁҢӨҮа-яёңөү]+/u, be: /^[А-ЯЁІЎа-яёіў]+/u, uz: /^[A-Za-zʻ]+/u,
  az: /^[A-ZÇƏĞİÖŞÜa-zçəğıöşü]+/u, hy: /^[Ա-Ֆա-և]+/u, ru: /^[А-ЯЁа-яё]+/u, en: /^[A-Za-z]+/u,
} as const;
for (const [tongue, script] of Object.entries(scripts)) {
  test(`every manoeuvre, way and mode has a wording in ${tongue}`, () => {
    for (const maneuver of maneuvers) for (const kind of wayKinds) for (const mode of travelModes) {
      const whole = { maneuver, kind, mode, name: '', bearing: 200, exit: 1 } as const;
      const sentence = instruction(whole, tongue as keyof typeof scripts);
      assert.match(sentence, script);
      assert.ok(!sentence.includes('undefined'), sentence);
    }
  });
}

test('several numbers of a road, or of an exit, are told with commas', () => {
  const drawn = {
    map: `
      a---b---c---d
              |
              e
    `,
    ways: { abcd: 'primary ref=B 3;B 535', ce: 'primary ref=B 37; B 45' },
  };
  assert.deepEqual(stepsOn(drawn, 'ae', 'car').map(({ ref }) => ref), ['B 3, B 535', 'B 37, B 45', '']);
  assert.deepEqual(told(drawn, 'ae', 'car').slice(0, 2), ['Head east on B 3, B 535', 'Turn right onto B 37, B 45']);
  const exit = {
    map: `
      a---b---c
           \
            e
    `,
    ways: { abc: 'motorway ref=A 5', be: 'motorway_link oneway=yes junction:ref=12a;12b destination:ref=B 3;B 535' },
  };
  assert.deepEqual(told(exit, 'ae', 'car').slice(1, 2), ['Take exit 12a, 12b towards B 3, B 535']);
});
