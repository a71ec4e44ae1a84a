export const ru = {
  ending: 'Что устаревает',
  endingNone: 'Ничего. Обо всём, что перестанет работать, мы говорим за полгода: здесь, в заголовках ответов ' +
    'и в списке изменений.',
  endingKeys: 'Ключи старого вида',
  endingKeysText: 'Замените {starts} до {day}: с этого дня они получают отказ.',
  endingOperation: 'Операция {id}',
  endingOperationText: 'Работает до {day}.',
  endingUsed: 'В этом месяце вы спросили её {units}.',
  endingUnused: 'В этом месяце вы её не спрашивали.',
  endingHow: 'Чем заменить',
  changelog: 'Список изменений',
};
