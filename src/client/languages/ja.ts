import { joinCatalog } from '../core/text/i18n.ts'

/** All other texts. */
export default joinCatalog(
  import.meta.glob('../{ui,features/*/*,widgets/*}/locales/ja.json', { eager: true, import: 'default' }),
)
