/**
 * Cities of the rest of the world that everybody has heard of, in the form of `cityLines`: capitals, cities of about a
 * million people, and resorts. A query with such a city means no house elsewhere.
 */
export const worldLines = `
[LT]
: Вильнюс/Vilnius, Каунас/Kaunas, Клайпеда/Klaipėda, Шяуляй/Šiauliai, Паневежис/Panevėžys, Паланга/Palanga
[LV]
: Рига/Rīga/Riga, Даугавпилс/Daugavpils, Лиепая/Liepāja, Юрмала/Jūrmala, Елгава/Jelgava, Вентспилс/Ventspils
[EE]
: Таллин/Таллинн/Tallinn, Тарту/Tartu, Нарва/Narva, Пярну/Pärnu
[FI]
: Хельсинки/Helsinki, Турку/Turku, Тампере/Tampere, Лаппеенранта/Lappeenranta, Эспоо/Espoo
[SE]
: Стокгольм/Stockholm, Гётеборг/Göteborg/Gothenburg, Мальмё/Malmö
[NO]
: Осло/Oslo, Берген*/Bergen*
[DK]
: Копенгаген/København/Copenhagen
[PL]
: Варшава/Warszawa/Warsaw, Краков/Kraków/Krakow, Лодзь/Łódź, Вроцлав/Wrocław, Познань/Poznań, Гданьск/Gdańsk,
  Щецин/Szczecin, Люблин/Lublin, Катовице/Katowice, Белосток/Białystok
[DE]
: Берлин/Berlin, Гамбург/Hamburg, Кёльн/Köln/Cologne, Франкфурт-на-Майне/Франкфурт/Frankfurt am Main/Frankfurt,
  Дортмунд/Dortmund, Эссен/Essen*, Лейпциг/Leipzig, Бремен/Bremen, Нюрнберг/Nürnberg/Nuremberg, Бонн/Bonn,
  Мангейм/Mannheim, Карлсруэ/Karlsruhe, Мюнхен/München/Munich, Гейдельберг/Heidelberg, Росток*/Rostock, Любек/Lübeck,
  Баден-Баден/Baden-Baden
[AT]
: Вена*/Wien/Vienna, Зальцбург/Salzburg, Грац/Graz, Инсбрук/Innsbruck
[CH]
: Цюрих/Zürich/Zurich, Женева/Genève/Geneva, Берн/Bern, Базель/Basel, Лозанна/Lausanne
[CZ]
: Прага/Praha/Prague, Брно/Brno, Острава/Ostrava, Карловы Вары/Karlovy Vary
[SK]
: Братислава/Bratislava, Кошице/Košice
[HU]
: Будапешт/Budapest
[RO]
: Бухарест/București/Bucharest, Яссы/Iași, Констанца/Constanța
[BG]
: София*/Sofia*, Варна/Varna, Пловдив/Plovdiv, Бургас/Burgas
[RS]
: Белград/Beograd/Belgrade, Нови-Сад/Novi Sad
[HR]
: Загреб/Zagreb, Дубровник/Dubrovnik
[ME]
: Подгорица/Podgorica, Будва/Budva
[SI]
: Любляна/Ljubljana
[BA]
: Сараево/Sarajevo
[MK]
: Скопье/Skopje
[AL]
: Тирана/Tirana
[GR]
: Афины/Αθήνα/Athens, Салоники/Θεσσαλονίκη/Thessaloniki
[CY]
: Никосия/Nicosia, Лимасол/Limassol, Ларнака/Larnaca
[TR]
: Стамбул/İstanbul/Istanbul, Анкара/Ankara, Измир/İzmir, Анталья/Анталия/Antalya, Бурса/Bursa, Аланья/Alanya
[IT]
: Рим/Roma*/Rome, Милан/Milano/Milan, Неаполь/Napoli/Naples, Турин/Torino/Turin, Венеция/Venezia/Venice,
  Флоренция/Firenze/Florence*, Болонья/Bologna, Генуя/Genova/Genoa, Палермо/Palermo
[ES]
: Мадрид/Madrid, Барселона/Barcelona, Валенсия*/Valencia, Севилья/Sevilla, Малага/Málaga, Аликанте/Alicante
[PT]
: Лиссабон/Lisboa/Lisbon, Порту*/Porto*
[FR]
: Париж/Paris, Марсель/Marseille, Лион/Lyon, Ницца/Nice*, Тулуза/Toulouse, Бордо*/Bordeaux, Страсбург/Strasbourg,
  Канны/Cannes, Лилль/Lille
[BE]
: Брюссель/Bruxelles/Brussel/Brussels, Антверпен/Antwerpen/Antwerp
[NL]
: Амстердам/Amsterdam, Роттердам/Rotterdam, Гаага/Den Haag
[LU]
: Люксембург/Luxembourg
[GB]
: Лондон/London, Манчестер/Manchester, Бирмингем/Birmingham, Ливерпуль/Liverpool, Эдинбург/Edinburgh,
  Глазго/Glasgow, Оксфорд/Oxford, Кембридж/Cambridge
[IE]
: Дублин/Dublin
[IS]
: Рейкьявик/Reykjavík
[US]
: Нью-Йорк/New York, Лос-Анджелес/Los Angeles, Чикаго/Chicago, Хьюстон/Houston, Сан-Франциско/San Francisco,
  Майами/Miami, Бостон/Boston, Сиэтл/Seattle, Вашингтон*/Washington*, Филадельфия/Philadelphia, Детройт/Detroit,
  Лас-Вегас/Las Vegas, Атланта/Atlanta, Даллас/Dallas
[CA]
: Торонто/Toronto, Монреаль/Montréal/Montreal, Ванкувер/Vancouver, Оттава/Ottawa, Калгари/Calgary
[MX]
: Мехико/Ciudad de México/Mexico City
[CU]
: Гавана/La Habana/Havana
[BR]
: Рио-де-Жанейро/Rio de Janeiro, Сан-Паулу/São Paulo, Бразилиа/Brasília
[AR]
: Буэнос-Айрес/Buenos Aires
[CL]
: Сантьяго/Santiago
[PE]
: Лима*/Lima*
[CO]
: Богота/Bogotá
[VE]
: Каракас/Caracas
[CN]
: Пекин/北京/Beijing, Шанхай/上海/Shanghai, Гуанчжоу/广州/Guangzhou, Шэньчжэнь/深圳/Shenzhen, Гонконг/香港/Hong Kong,
  Харбин/哈尔滨/Harbin, Далянь/Dalian, Чэнду/Chengdu, Урумчи/乌鲁木齐/Ürümqi/Urumqi, Тяньцзинь/Tianjin
[TW]
: Тайбэй/台北/Taipei
[JP]
: Токио/東京/Tokyo, Осака/大阪/Osaka, Киото/京都/Kyoto, Саппоро/札幌/Sapporo
[KR]
: Сеул/서울/Seoul, Пусан/부산/Busan
[KP]
: Пхеньян/Pyongyang
[MN]
: Улан-Батор/Улаанбаатар/Ulaanbaatar, Дархан*
[VN]
: Ханой/Hà Nội/Hanoi, Хошимин/Ho Chi Minh City, Нячанг/Nha Trang
[TH]
: Бангкок/Bangkok, Пхукет/Phuket, Паттайя/Pattaya
[ID]
: Джакарта/Jakarta
[MY]
: Куала-Лумпур/Kuala Lumpur
[SG]
: Сингапур/Singapore
[PH]
: Манила/Manila
[IN]
: Дели/Нью-Дели/Delhi/New Delhi, Мумбаи/Бомбей/Mumbai, Калькутта/Kolkata, Бангалор/Bangalore, Ченнаи/Chennai
[PK]
: Карачи/Karachi, Лахор/Lahore, Исламабад/Islamabad
[BD]
: Дакка/Dhaka
[AF]
: Кабул/Kabul, Герат/Herat, Мазари-Шариф/Mazar-i-Sharif
[IR]
: Тегеран/Tehran, Мешхед/Mashhad, Тебриз/Tabriz, Исфахан/Isfahan
[IQ]
: Багдад/Baghdad, Басра/Basra
[SY]
: Дамаск/Damascus, Алеппо/Aleppo
[LB]
: Бейрут/Beirut
[JO]
: Амман/Amman
[IL]
: Тель-Авив/Tel Aviv, Иерусалим/Jerusalem, Хайфа/Haifa, Эйлат/Eilat, Беэр-Шева/Beersheba
[SA]
: Эр-Рияд/Riyadh, Мекка/Mecca, Медина/Medina
[AE]
: Дубай/Dubai, Абу-Даби/Abu Dhabi, Шарджа/Sharjah
[QA]
: Доха/Doha
[KW]
: Эль-Кувейт/Kuwait City
[EG]
: Каир/Cairo, Александрия/Alexandria, Хургада/Hurghada, Шарм-эль-Шейх/Sharm el Sheikh
[LY]
: Триполи/Tripoli
[TN]
: Тунис/Tunis
[DZ]
: Алжир/Algiers
[MA]
: Касабланка/Casablanca, Марракеш/Marrakesh, Рабат/Rabat
[ET]
: Аддис-Абеба/Addis Ababa
[KE]
: Найроби/Nairobi
[NG]
: Лагос/Lagos, Абуджа/Abuja
[GH]
: Аккра/Accra
[SN]
: Дакар/Dakar
[ZA]
: Йоханнесбург/Johannesburg, Кейптаун/Cape Town, Претория/Pretoria
[AO]
: Луанда/Luanda
[AU]
: Сидней/Sydney, Мельбурн/Melbourne, Брисбен/Brisbane, Канберра/Canberra, Перт/Perth
[NZ]
: Окленд/Auckland, Веллингтон/Wellington
`;
