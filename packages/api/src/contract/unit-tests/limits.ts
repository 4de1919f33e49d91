export const unitTestsPerModel = 100
export const filesPerUnitTest = 200
export const runsKeptPerUnitTest = 30
export const runsAtOncePerProject = 3
export const sentencesOfTestAudio = 50
export const recordingsOfTestAudio = 200
export const speakersOfTestAudio = 20
export const expectedEntities = 50
