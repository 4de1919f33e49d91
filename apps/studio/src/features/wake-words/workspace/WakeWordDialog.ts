export type WakeWordDialog = 'discard' | 'recognizer'
