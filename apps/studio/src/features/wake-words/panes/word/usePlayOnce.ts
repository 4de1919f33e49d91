import { createPlayer, type Player } from '@saywright/audio'
import { useEffect, useRef } from 'react'

/** Plays texts as the speech engine says them, the last one alone; each is requested once. */
export function usePlayOnce(onSay: (text: string) => Promise<Blob>) {
  const players = useRef(new Map<string, Player>())
  const playing = useRef<Player>(undefined)
  useEffect(() => () => playing.current?.pause(), [])
  return (text: string) => {
    const player = players.current.get(text) ?? createPlayer(() => onSay(text), { durationSeconds: 0 })
    players.current.set(text, player)
    playing.current = player
    player.seek(0)
    void player.play()
  }
}
