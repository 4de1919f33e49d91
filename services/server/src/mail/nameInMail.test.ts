import { expect, it } from 'vitest'
import { nameInMail, withoutLinks } from './nameInMail.js'

const gap = '\u200b'

it.each([
  ['Lumière Instruments', 'Lumière Instruments', 'Lumière Instruments'],
  ['Win at https://evil.example/prize', 'Win at evil.example/prize', `Win at evil.${gap}example/${gap}prize`],
  ['www.evil.example', 'evil.example', `evil.${gap}example`],
  ['Booking.com', 'Booking.com', `Booking.${gap}com`],
  ['me@evil.example', 'me@evil.example', `me@${gap}evil.${gap}example`],
  ['Halden S.A.', 'Halden S.A.', `Halden S.${gap}A.`],
  ['Halden\r\n\r\nYour account is locked', 'Halden Your account is locked', 'Halden Your account is locked'],
  ['\u202eelpmaxe\u2066 A\u00adda\ufeff', 'elpmaxe Ada', 'elpmaxe Ada'],
  ['می\u200cخواهم', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['hthttp://tp://evil.example', 'evil.example', `evil.${gap}example`],
])('writes the name %j in a mail as %j, without a link', (stored, name, unlinked) => {
  expect(nameInMail(stored)).toBe(name)
  expect(withoutLinks(nameInMail(stored))).toBe(unlinked)
})

it('shortens long names', () => {
  const name = nameInMail('Advertisement '.repeat(100))
  expect([...name]).toHaveLength(101)
  expect(name.endsWith('…')).toBe(true)
})
