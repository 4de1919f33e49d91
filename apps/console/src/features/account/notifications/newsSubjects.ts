/** The subjects of the news, by the names of their flags. */
export const newsSubjects = [
  'notif_product_updates',
  'notif_educational_content',
  'notif_corporate_events_news',
] as const
export type NewsSubject = (typeof newsSubjects)[number]
