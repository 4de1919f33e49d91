/** Words that are rightly the same in both languages: names, units, signs and words that French took over. */
export const sameInFrench: ReadonlySet<string> = new Set([
  'Saywright',
  'English',
  'Français',
  'Google',
  'LinkedIn',
  'Studio',
  'Documentation',
  'Message',
  'Notifications',
  'Menu',
  'Support',
  'Type',
  'Code',
  'OK',
  'Technologies',
  'Version {{version}}',
])
