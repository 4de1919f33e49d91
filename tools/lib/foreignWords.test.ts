import { expect, it } from 'vitest'
import { foreignWordIn } from './foreignWords.ts'

it.each([
  ['close:`Κλείσιμο`', 'Κλείσιμο'],
  ['close:`Закрыть`', 'Закрыть'],
  ['close:`إغلاق`', 'إغلاق'],
  ['close:`סגור`', 'סגור'],
  ['close:`닫기`', '닫기'],
])('%s has a word of another language', (text, word) => expect(foreignWordIn(text)).toBe(word))

it.each(['close:`Fermer l’écran, œuvre`', '`ɸ β`, `χ`', 'replace(`،`,`.`)', '/[\\u0590-\\u05f4]/'])(
  '%s has none',
  (text) => expect(foreignWordIn(text)).toBeUndefined(),
)
