import { useEffect, useState } from 'react'

/** An audio input device. */
export type Microphone = {
  readonly id: string
  /** Label of the device; empty until the page may use a microphone. */
  readonly name: string
}

/**
 * The available microphones; updated when devices change. Empty before they are known, and when the browser
 * lists none.
 */
export function useMicrophones(): readonly Microphone[] {
  const [microphones, setMicrophones] = useState<readonly Microphone[]>([])
  useEffect(() => {
    const devices = navigator.mediaDevices as MediaDevices | undefined
    if (!devices?.enumerateDevices) return
    let isOver = false
    const read = async () => {
      const all = await devices.enumerateDevices().catch(() => [])
      if (isOver) return
      setMicrophones(
        all
          .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
          .map(({ deviceId, label }) => ({ id: deviceId, name: label })),
      )
    }
    void read()
    // Plugged in, unplugged, or named because the person has allowed it.
    devices.addEventListener('devicechange', read)
    return () => {
      isOver = true
      devices.removeEventListener('devicechange', read)
    }
  }, [])
  return microphones
}
