import { encodeWav } from '../signal/encodeWav.js'

export type FakeMicrophone = {
  /** Number of open microphones. */
  readonly openCount: () => number
  /** Simulates the disconnection of the device: the browser ends the track. */
  readonly unplug: () => void
  /** Restores the microphone of the browser. */
  readonly restore: () => void
}

type FakeMicrophoneOptions =
  /** Looped sound; mono, 16 kHz, values in [-1, 1]. */
  | { samples: Float32Array<ArrayBuffer>; delayMilliseconds?: number }
  /** Name of the DOMException that getUserMedia rejects with, for example `NotAllowedError`. */
  | { error: string }

/** Replaces the microphone of the browser by a given sound or a given failure. For tests and sandboxes. */
export function fakeMicrophone(options: FakeMicrophoneOptions): FakeMicrophone {
  const tracks: MediaStreamTrack[] = []
  const devices = navigator.mediaDevices
  const contexts: AudioContext[] = []
  const original = Object.getOwnPropertyDescriptor(devices, 'getUserMedia')
  Object.defineProperty(devices, 'getUserMedia', {
    configurable: true,
    value: async () => {
      if ('error' in options) throw new DOMException('Refused by the fake microphone', options.error)
      await new Promise((resolve) => setTimeout(resolve, options.delayMilliseconds ?? 0))
      const context = new AudioContext()
      contexts.push(context)
      const wav = encodeWav({ channels: [options.samples], sampleRate: 16_000 })
      const source = context.createBufferSource()
      source.buffer = await context.decodeAudioData(wav.buffer)
      source.loop = true
      const { stream } = source.connect(
        context.createMediaStreamDestination(),
      ) as MediaStreamAudioDestinationNode
      source.start()
      tracks.push(...stream.getTracks())
      return stream
    },
  })
  return {
    openCount: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    unplug() {
      for (const track of tracks) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    },
    restore() {
      for (const track of tracks) track.stop()
      for (const context of contexts.splice(0)) void context.close()
      if (original) Object.defineProperty(devices, 'getUserMedia', original)
      else Reflect.deleteProperty(devices, 'getUserMedia')
    },
  }
}
