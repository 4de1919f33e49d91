const made = /-(?<speaker>[^-]+)-(?:deep|middle|high)-(?:slow|normal|fast)-(?:none|quiet|loud)/u
const numbered = /^(?<speaker>\p{L}+)[-_ ]?\d+(?:\.|$)/u

/** The speaker of a recording, by its name: `nadia-03.wav`, or a voice of the product; undefined for another name. */
export const speakerOf = (name: string): string | undefined =>
  made.exec(name)?.groups?.speaker ?? numbered.exec(name)?.groups?.speaker?.toLocaleLowerCase()
