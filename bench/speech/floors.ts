/** Share that must be right and taken, and the largest shares of others that may be taken. */
export const floors = {
  'en-US': {
    inside: { least: 0.85 },
    sentences: { most: 0.03 },
    words: { most: 0.08 },
    many: { most: 0.03 },
    noises: { most: 0.02 },
    animals: { most: 0.02 },
    household: { most: 0.02 },
    music: { most: 0.02 },
  },
  'fr-FR': {
    inside: { least: 0.75 },
    sentences: { most: 0.03 },
    words: { most: 0.08 },
    many: { most: 0.03 },
    noises: { most: 0.02 },
    animals: { most: 0.02 },
    household: { most: 0.02 },
    music: { most: 0.02 },
  },
} as const

export const names = {
  inside: 'right and taken',
  sentences: 'other sentences taken',
  words: 'other single words taken',
  many: 'other sentences taken by a grammar of 54 lines',
  noises: 'sounds that are no speech taken',
  animals: 'sounds of animals taken',
  household: 'sounds of a household taken',
  music: 'music taken',
} as const
export type Kind = keyof typeof names

export const isMeasured = (lang: string): lang is keyof typeof floors => lang in floors
