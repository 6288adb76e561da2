import { type Question, think } from './think.ts'

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(think(data)))
