import { joinCatalog } from '../core/text/i18n.ts'

/** The texts of the first frame. */
export default joinCatalog(
  import.meta.glob('../{ui,features/*/*,widgets/*}/locales/en.home.json', { eager: true, import: 'default' }),
)
