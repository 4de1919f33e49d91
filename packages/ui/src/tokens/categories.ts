/** Seven distinguishable hues for categories: `vars.color.category1` and so on. */
export const categories = [
  'category1',
  'category2',
  'category3',
  'category4',
  'category5',
  'category6',
  'category7',
] as const
export type Category = (typeof categories)[number]
