import { MicrophoneError } from './MicrophoneError.js'
// Vite's `?worker&url` gives a file of its own, which a policy of `script-src 'self'` lets in; a data URI would not pass.
import recorderWorkletUrl from './recorder.worklet.ts?worker&url'

export type MicrophoneOptions = {
  /** Called with each block of sound: mono samples in [-1, 1], and the sample rate of the device in Hz. */
  onSound: (samples: Float32Array, sampleRate: number) => void
  /** Called when the device is disconnected. */
  onUnplugged: () => void
  /** Closes the microphone when it aborts, also while the browser requests permission. */
  signal: AbortSignal
  /** `deviceId` of `navigator.mediaDevices.enumerateDevices()`; the system default when absent. */
  deviceId?: string | undefined
  /** URL of the worklet, for bundlers that do not support `?worker&url` of Vite. */
  workletUrl?: string | undefined
}

/** Whether the browser can record on this page. */
export function canRecord(): boolean {
  return (
    typeof navigator !== 'undefined' &&
    navigator.mediaDevices !== undefined &&
    typeof AudioWorkletNode !== 'undefined'
  )
}

/**
 * Requests the microphone and streams its sound until `signal` aborts, which closes it immediately. Echo
 * cancellation, noise suppression and automatic gain control are off, so that recordings match the conditions
 * in which engines are evaluated.
 * @throws MicrophoneError `unsupported`; the DOMException of getUserMedia (see `microphoneProblemOf`); the
 * reason of the signal.
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
  // The permission may be granted after the caller is gone.
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
