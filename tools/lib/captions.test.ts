import { expect, it } from 'vitest'
import { captionsOf } from './captions.ts'

it('each caption stays until the next, and the last until the end', () => {
  const moments = [
    { from: 0, 'en-US': 'Log in.', 'fr-FR': 'Connectez-vous.' },
    { from: 62.25, 'en-US': 'Write.', 'fr-FR': 'Écrivez.' },
  ]
  expect(captionsOf(moments, 70, 'fr-FR')).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:01:02.250\nConnectez-vous.\n\n00:01:02.250 --> 00:01:10.000\nÉcrivez.\n',
  )
})
