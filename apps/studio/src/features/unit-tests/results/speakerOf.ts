const made = /-(?<speaker>[^-]+)-(?:deep|middle|high)-(?:slow|normal|fast)-(?:none|quiet|loud)/u
const numbered = /^(?<speaker>\p{L}+)[-_ ]?\d+(?:\.|$)/u

/** Who speaks in a recording, as its name says: `nadia-03.wav`, or a voice of the product; undefined where it does not. */
export const speakerOf = (name: string): string | undefined =>
  made.exec(name)?.groups?.speaker ?? numbered.exec(name)?.groups?.speaker?.toLocaleLowerCase()
