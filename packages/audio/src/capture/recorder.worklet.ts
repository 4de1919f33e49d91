// The scope of an AudioWorklet, which TypeScript's library of the browser does not describe.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

const blockSamples = 1024

/** Sends its input, mixed down, in blocks of 1024 samples, and plays silence. */
class RecorderProcessor extends AudioWorkletProcessor {
  private block = new Float32Array(blockSamples)
  private filled = 0

  process([input]: Float32Array[][]): boolean {
    const [first] = input ?? []
    for (let index = 0; first && index < first.length; index++) {
      this.block[this.filled++] = input!.reduce((sum, channel) => sum + channel[index]!, 0) / input!.length
      if (this.filled === blockSamples) this.send()
    }
    return true
  }

  private send() {
    this.port.postMessage(this.block, [this.block.buffer])
    this.block = new Float32Array(blockSamples)
    this.filled = 0
  }
}

registerProcessor('saywright-recorder', RecorderProcessor)
