export { type ReadSentence, recognitionResponse, silence } from './recognitionResponse.js'
