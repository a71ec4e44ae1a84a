export const ru = {
  dashboard: 'Кабинет Geokod',
  sections: 'Разделы кабинета',
  toQuota: 'Этот месяц',
  toUsage: 'Расход',
  toKeys: 'Ключи',
  toInvoices: 'Счета',
  toBatches: 'Пакеты',
  toWebhooks: 'Вебхуки',
  toSettings: 'Настройки',
  toSessions: 'Сеансы',
  toEnding: 'Что устаревает',
  more: 'Показать ещё',
};
