export { aDamagedFile } from './aDamagedFile.js'
export { aSoundFile } from './aSoundFile.js'
export { type FakeMicrophone, fakeMicrophone } from './fakeMicrophone.js'
export { aTone, aVoice, aWavFile, type SoundOptions, seeded } from './synthesise.js'
