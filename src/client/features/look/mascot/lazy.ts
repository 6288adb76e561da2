export { provideTopic } from './speech/topics.ts'
