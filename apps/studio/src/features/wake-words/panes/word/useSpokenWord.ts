import { inspectAudio, usePlayer } from '@saywright/audio'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Longer than between two letters: only what is written to its end is said. */
const waitMilliseconds = 800
const anyLength = { maxBytes: Number.MAX_SAFE_INTEGER, maxMilliseconds: Number.MAX_SAFE_INTEGER }

/**
 * A word said by the speech engine, to be played, and how long that takes.
 *
 * @param text empty while there is nothing to say.
 * @param isOffline whether nothing can be requested.
 */
export function useSpokenWord(text: string, isOffline: boolean, onSay: (text: string) => Promise<Blob>) {
  const said = useRef<{ text: string; recording: Promise<Blob> }>(undefined)
  const [length, setLength] = useState<{ text: string; seconds: number }>()
  const source = useCallback(() => {
    if (said.current?.text !== text) said.current = { text, recording: onSay(text) }
    const { recording } = said.current
    // A failure is not kept: the next press asks again.
    recording.catch(() => {
      said.current = undefined
    })
    return recording
  }, [text, onSay])
  useEffect(() => {
    if (text === '' || isOffline) return
    let isOver = false
    const timer = setTimeout(async () => {
      try {
        const recording = await source()
        const inspection = await inspectAudio(new File([recording], 'word.wav'), anyLength)
        if (!isOver && inspection.status === 'accepted')
          setLength({ text, seconds: inspection.info.milliseconds / 1000 })
      } catch {
        // Without the service there is no length; the button of the player says why.
      }
    }, waitMilliseconds)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text, isOffline, source])
  const player = usePlayer(source, { durationSeconds: 0 })
  return { player, seconds: length?.text === text ? length.seconds : undefined }
}
