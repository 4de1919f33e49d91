/**
 * With which sounds or bands a recording is heard: as the model is, by the model of what telephones carry, or as short vocal tracts
 * sound, whose resonances lie higher.
 */
export type Ear = 'wide' | 'narrow' | 'high'
