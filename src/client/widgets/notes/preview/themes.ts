import type { PreviewTheme } from '../document.ts'
import cyanosis from './themes/cyanosis.module.css'
import github from './themes/github.module.css'
import mkCute from './themes/mk-cute.module.css'
import smartBlue from './themes/smart-blue.module.css'
import vuepress from './themes/vuepress.module.css'

/** The class of each preview theme; the default is the text's own style. */
export const themeClasses: Readonly<Record<PreviewTheme, string | undefined>> = {
  default: undefined,
  github: github.theme,
  vuepress: vuepress.theme,
  'mk-cute': mkCute.theme,
  'smart-blue': smartBlue.theme,
  cyanosis: cyanosis.theme,
}
