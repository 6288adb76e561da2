import type { Plugin } from 'vite'
import about from '../../package.json' with { type: 'json' }
import type { Language } from '../../src/shared/constants.ts'
import { manifestOf } from './manifest.ts'

const NAMES: Readonly<Record<Language, { readonly name: string; readonly description: string }>> = {
  'zh-CN': { name: '玄关', description: '一打开就在眼前的新标签页：随手摆放，随时撤销，数据在自己手里。' },
  'zh-TW': { name: '玄關', description: '一開啟就在眼前的新分頁：隨手擺放、隨時復原，資料留在自己手裡。' },
  en: {
    name: 'Genkan',
    description: 'A new tab that is there before you look: arrange it freely, undo anything, keep your data.',
  },
  ja: {
    name: '玄関',
    description: '開いた瞬間にそこにある新しいタブ。自由に並べて、いつでも元に戻せて、データは自分の手元に。',
  },
  ko: { name: '현관', description: '열자마자 준비된 새 탭. 마음대로 배치하고 언제든 되돌리며, 데이터는 내 손에.' },
}

/** Emits the manifest for Chrome, which a release replaces for each browser, and the names in every language. */
export function extensionManifest(): Plugin {
  return {
    name: 'genkan-extension',
    generateBundle() {
      const manifest = manifestOf('chrome', { version: about.version, games: [] })
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest, null, 2) })
      for (const [language, { name, description }] of Object.entries(NAMES)) {
        const messages = { name: { message: name }, description: { message: description } }
        this.emitFile({
          type: 'asset',
          fileName: `_locales/${language.replace('-', '_')}/messages.json`,
          source: JSON.stringify(messages),
        })
      }
    },
  }
}
