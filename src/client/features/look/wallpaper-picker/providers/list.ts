import { biying } from './biying.ts'
import { collect } from './collect.ts'
import { color } from './color.ts'
import { own } from './own.ts'
import type { Provider } from './provider.ts'
import { video } from './video.ts'
import { xiaoniao } from './xiaoniao.ts'

/** Every source of wallpapers, in the order of the rail. */
export const providers: readonly [Provider, ...Provider[]] = [xiaoniao, biying, video, color, own, collect]
