import { MicrophoneError } from './MicrophoneError.js'
// Vite's `?worker&url` gives a file of its own, which a policy of `script-src 'self'` lets in; a data URI would not pass.
import recorderWorkletUrl from './recorder.worklet.ts?worker&url'

export type MicrophoneOptions = {
  /** Receives the sound as it comes: mono, values in [-1, 1], at the device's rate in Hz. */
  onSound: (samples: Float32Array, sampleRate: number) => void
  /** The device went away. */
  onUnplugged: () => void
  /** Gives up, also while the person is being asked. */
  signal: AbortSignal
  /** One of `navigator.mediaDevices.enumerateDevices()`; the system's choice when absent. */
  deviceId?: string | undefined
  /** Where the worklet is served, for bundlers that do not know Vite's `?worker&url`. */
  workletUrl?: string | undefined
}

/** Whether this browser, on this page, can record at all. */
export function canRecord(): boolean {
  return (
    typeof navigator !== 'undefined' &&
    navigator.mediaDevices !== undefined &&
    typeof AudioWorkletNode !== 'undefined'
  )
}

/**
 * Asks for the microphone and listens until `signal` aborts, which turns it off at once. Echo cancelling, noise suppression
 * and automatic gain are off: what is recorded is what engines are measured with.
 *
 * @throws MicrophoneError `unsupported`; the DOMException of getUserMedia (see `microphoneProblemOf`); the signal's reason.
 */
export async function openMicrophone({
  onSound,
  onUnplugged,
  signal,
  deviceId,
  workletUrl = recorderWorkletUrl,
}: MicrophoneOptions): Promise<void> {
  if (!canRecord()) throw new MicrophoneError('unsupported')
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: {
      echoCancellation: false,
      noiseSuppression: false,
      autoGainControl: false,
      ...(deviceId ? { deviceId: { exact: deviceId } } : {}),
    },
  })
  const turnOff = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  // The answer may come when nobody waits for it any more.
  if (signal.aborted) turnOff()
  signal.throwIfAborted()
  signal.addEventListener('abort', turnOff, { once: true })
  for (const track of stream.getAudioTracks())
    track.addEventListener('ended', onUnplugged, { once: true, signal })
  try {
    await listen(stream, onSound, signal, workletUrl)
  } catch (error) {
    turnOff()
    throw error
  }
}

async function listen(
  stream: MediaStream,
  onSound: MicrophoneOptions['onSound'],
  signal: AbortSignal,
  workletUrl: string,
) {
  // At the device's own rate: Firefox refuses to connect a microphone to a context of another one.
  const context = new AudioContext()
  const close = () => void context.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    await context.audioWorklet.addModule(workletUrl)
    signal.throwIfAborted()
    const recorder = new AudioWorkletNode(context, 'saywright-recorder')
    recorder.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      if (!signal.aborted) onSound(data, context.sampleRate)
    }
    context.createMediaStreamSource(stream).connect(recorder).connect(context.destination)
    await context.resume()
  } catch (error) {
    signal.removeEventListener('abort', close)
    if (!signal.aborted) close()
    throw error
  }
}
