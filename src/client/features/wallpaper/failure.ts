import { wholeSpeech } from '../../core/i18n.ts'
import { showToast } from '../../ui/toast.ts'
import { words } from './words.ts'

/** 壁纸加载失败! What is shown stays. */
export const tellFailure = () => void wholeSpeech().then(() => showToast({ kind: 'error', text: words.now('failed') }))
