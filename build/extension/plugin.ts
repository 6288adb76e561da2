import type { Plugin } from 'vite'
import about from '../../package.json' with { type: 'json' }
import type { Language } from '../../src/shared/constants.ts'
import { manifestOf } from './manifest.ts'

/** What the browser itself shows of the extension. */
interface Texts {
  readonly name: string
  readonly description: string
  /** The toolbar button, and the entry in the menu of links and pages. */
  readonly add: string
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  'zh-CN': {
    name: '玄关',
    description: '一打开就在眼前的新标签页：随手摆放，随时撤销，数据在自己手里。',
    add: '添加到玄关',
  },
  'zh-TW': {
    name: '玄關',
    description: '一開啟就在眼前的新分頁：隨手擺放、隨時復原，資料留在自己手裡。',
    add: '加到玄關',
  },
  en: {
    name: 'Genkan',
    description: 'A new tab that is there before you look: arrange it freely, undo anything, keep your data.',
    add: 'Add to Genkan',
  },
  ja: {
    name: '玄関',
    description: '開いた瞬間にそこにある新しいタブ。自由に並べて、いつでも元に戻せて、データは自分の手元に。',
    add: '玄関に追加',
  },
  ko: {
    name: '현관',
    description: '열자마자 준비된 새 탭. 마음대로 배치하고 언제든 되돌리며, 데이터는 내 손에.',
    add: '현관에 추가',
  },
}

/** Emits the manifest for Chrome, which a release replaces for each browser, and the names in every language. */
export function extensionManifest(): Plugin {
  return {
    name: 'genkan-extension',
    generateBundle() {
      const manifest = manifestOf('chrome', { version: about.version, games: [] })
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest, null, 2) })
      for (const [language, texts] of Object.entries<Texts>(TEXTS)) {
        const messages = Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, { message }]))
        this.emitFile({
          type: 'asset',
          fileName: `_locales/${language.replace('-', '_')}/messages.json`,
          source: JSON.stringify(messages),
        })
      }
    },
  }
}
