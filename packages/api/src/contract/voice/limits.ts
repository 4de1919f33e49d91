export const voiceProxyPort = 51_000
export const jsgfMaxCharacters = 1_000_000
// A grammar and the pronunciations of its words, or the values of its slots.
export const grammarBodyMaxBytes = 4 * 1024 * 1024
// Maximum body of a call of the voice service, in JSON: a recording as base64, or a grammar.
export const speechBodyMaxBytes = 12 * 1024 * 1024
// Ten seconds of 16 bits at the highest rate that there is, as base64.
export const recordMaxCharacters = Math.ceil((10 * 192_000 * 2) / 3) * 4
export const jsgfMaxTokens = 100_000
// Maximum size of the engine's network of a grammar: it builds for about a second at most.
export const networkMaxBytes = 90_000_000
export const networkMaxSteps = 4_000_000
export const compileMaxMilliseconds = 5000
export const decoderMaxBytes = 256 * 1024 * 1024
export const pronounceMaxMilliseconds = 5000
export const wordsPronouncedAtOnce = 20
export const spokenWordMaxCharacters = 200
// Forwarded by the server, which holds waiting calls in memory.
export const forwardedCallsPerAccount = 8
export const recognitionsWaiting = 64
export const recognitionsWaitingPerCaller = 2
export const wordsPerMinuteMin = 80
export const wordsPerMinuteMax = 450
// Each session is a thread of its own: about 30 MB, and the network of its grammar.
export const listeningSessions = 16
export const listeningSessionsPerCaller = 4
export const listeningSessionsPerAccount = 4
// A second is ten steps of a curve of scores.
export const wakeScoreStepMilliseconds = 100
export const listeningIdleSeconds = 30
export const listeningMaxSeconds = 600
// Two seconds of sound.
export const listeningMessageMaxBytes = 64 * 1024
export const listeningRequestMaxBytes = 4 * 1024 * 1024
export const wordsDescribedAtOnce = 25
// Maximum number of grammars stored between two calls, with the recordings made with them.
export const recognitionContexts = 32
export const recognitionContextsPerCaller = 4
export const recognitionContextIdleSeconds = 600
export const recordsPerContext = 10

// Of a language that borrows the sounds of another one: different words of a grammar, and choices at one place.
export const borrowedWords = 200
export const borrowedChoices = 50
