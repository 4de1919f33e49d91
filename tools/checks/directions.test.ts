import { describe, expect, it } from 'vitest'
import { directionFaults } from './directions.ts'

describe('directions in style sheets', () => {
  it.each([
    ['a side of a box', 'style({ marginLeft: 4 })'],
    ['a corner', "style({ borderTopRightRadius: '4px' })"],
    ['a place', 'style({ position: "absolute", left: 0 })'],
    ['an alignment', "style({ textAlign: 'right' })"],
    ['a movement without its mirror', "style({ transform: 'translateX(-24px)' })"],
    ['a gradient without its mirror', "style({ background: 'linear-gradient(to right, red, blue)' })"],
  ])('finds %s', (_, text) => {
    expect(directionFaults(text)).toHaveLength(1)
  })

  it.each([
    ['start and end', "style({ marginInlineStart: 4, insetInlineEnd: 0, textAlign: 'end' })"],
    ['a movement with its mirror', "{ transform: 'translateX(1px)', '&:dir(rtl)': 'translateX(-1px)' }"],
    ['a comment', '// left: as it is\nstyle({})'],
    ['a centre', "style({ translate: '0 -50%', transform: 'translateX(0)' })"],
  ])('accepts %s', (_, text) => {
    expect(directionFaults(text)).toEqual([])
  })
})
