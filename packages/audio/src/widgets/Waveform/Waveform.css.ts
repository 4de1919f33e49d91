import { vars } from '@saywright/ui/contract'
import { media, rule } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const waveform = style(rule({ display: 'block', overflow: 'visible', flexShrink: 0 }))

const bars = (stroke: string, system: string) =>
  rule({
    fill: 'none',
    stroke,
    strokeWidth: 2.2,
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: system } },
  })

const { wave, record } = vars.color

export const part = styleVariants({
  rest: bars(wave.rest, 'CanvasText'),
  played: bars(wave.played, 'Highlight'),
  recording: bars(record.mark, 'CanvasText'),
  clipped: bars(wave.clip, 'CanvasText'),
})

export const cursor = style(
  rule({
    stroke: wave.cursor,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
)
