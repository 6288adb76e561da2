import { showToast } from '../../ui/toast.ts'
import { words } from './words.ts'

/** 壁纸加载失败! What is shown stays. */
export const tellFailure = () => showToast({ kind: 'error', text: words.now('failed') })
