import { type AudioFile, AudioFileTable, WaveformPlayer } from '@saywright/audio'
import { peaksOf } from '@saywright/audio/signal'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import type { ReactNode } from 'react'
import WaveSurfer from 'wavesurfer.js'
import { clear, painted, show } from './stage.ts'

const recordingSeconds = 600
const sampleRate = 16_000
const listed = 200
const listedSeconds = 3

const recording = URL.createObjectURL(
  aWavFile('ten-minutes.wav', aVoice(1, { seconds: recordingSeconds, sampleRate }), sampleRate),
)
const files: readonly AudioFile[] = Array.from({ length: listed }, (_, id) => ({
  id,
  name: `command-${id}.wav`,
  durationSeconds: listedSeconds,
  bytes: listedSeconds * 32_000,
  createdAt: '2026-11-26T09:00:00Z',
  transcription: undefined,
  peaks: peaksOf(aVoice(id, { seconds: listedSeconds, sampleRate: 8000 }), 64),
}))
const sourceOf = () => recording

let waves: WaveSurfer[] = []

/** A box of the same size for both. */
const boxOf = (height: number) => {
  const box = document.body.appendChild(document.createElement('div'))
  box.style.cssText = `width: 900px; height: ${height}px`
  return box
}

const draw = (element: ReactNode) => show(<ThemeProvider locale="en-US">{element}</ThemeProvider>)

/** After there are bars in the picture of a sound. */
const barsIn = (host: HTMLElement) =>
  new Promise<void>((resolve) => {
    const isThere = () =>
      [...host.querySelectorAll('path')].some((path) => (path.getAttribute('d') ?? '').length > 2000)
    const observer = new MutationObserver(() => {
      if (!isThere()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(host, { subtree: true, childList: true, attributes: true, attributeFilter: ['d'] })
  })

/** Milliseconds, and the longest time in which the page did nothing else. */
async function timed(work: () => Promise<unknown>): Promise<{ time: number; gap: number }> {
  let [last, gap] = [performance.now(), 0]
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    const now = performance.now()
    gap = Math.max(gap, now - last)
    last = now
    port2.postMessage(0)
  }
  const began = last
  port2.postMessage(0)
  await work()
  await painted()
  const time = performance.now() - began
  port1.close()
  return { time, gap }
}

const kinds = {
  ours: {
    recording: async () => {
      const host = draw(
        <div style={{ width: 900 }}>
          <WaveformPlayer label="Ten minutes" source={recording} size="large" />
        </div>,
      )
      await barsIn(host)
    },
    list: async () => {
      draw(
        <div style={{ height: 600 }}>
          <AudioFileTable label="Recordings" files={files} sourceOf={sourceOf} />
        </div>,
      )
    },
  },
  wavesurfer: {
    recording: async () => {
      const wave = WaveSurfer.create({
        container: boxOf(96),
        height: 96,
        barWidth: 2,
        barGap: 2,
        url: recording,
      })
      waves.push(wave)
      await new Promise<void>((resolve) => wave.once('redrawcomplete', () => resolve()))
    },
    list: async () => {
      waves = files.map(({ peaks, durationSeconds = 0 }) =>
        WaveSurfer.create({
          ...{ container: boxOf(32), height: 32, barWidth: 2, barGap: 2 },
          ...{ peaks: [Array.from(peaks ?? [])], duration: durationSeconds },
        }),
      )
      await Promise.all(
        waves.map((wave) => new Promise<void>((resolve) => wave.once('redrawcomplete', () => resolve()))),
      )
    },
  },
}

const actions = {
  clear: async () => {
    for (const wave of waves) wave.destroy()
    waves = []
    document.body.replaceChildren()
    clear()
    await painted()
  },
  draw: (kind: keyof typeof kinds, what: 'recording' | 'list') => timed(kinds[kind][what]),
  /** Elements in the picture of a sound, on average of the rows that are drawn. */
  nodesOfARow: () => {
    const pictures = [...document.querySelectorAll('tbody svg[width]')].filter((svg) =>
      svg.querySelector('path[d]'),
    )
    return pictures.reduce((count, svg) => count + 1 + svg.childElementCount, 0) / pictures.length
  },
}
export type WaveformActions = typeof actions
Object.assign(globalThis, { bench: actions })
