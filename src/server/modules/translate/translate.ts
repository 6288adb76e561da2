import { Hono } from 'hono'
import { translate } from '../../../shared/api/translate.ts'
import type { TranslationTarget, Translator } from '../../../shared/entities/translation.ts'
import { addressKey } from '../../core/address.ts'
import type { Limits } from '../../core/ports/limits.ts'
import type { Env } from '../../core/route/context.ts'
import { createLimit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'

export interface TranslatePorts {
  readonly limits: Limits
  /** Undefined if nobody translates it. */
  readonly translate: (
    text: string,
    to: TranslationTarget,
    caller: string,
  ) => Promise<{ readonly text: string; readonly by: Translator } | undefined>
}

/** Route for translations in the search box; at most five requests per second from one address. */
export function translateModule(ports: TranslatePorts): Hono<Env> {
  const app = new Hono<Env>()
  mount(
    app,
    translate,
    async ({ SourceText, Target }, { address }) => {
      const translation = await ports.translate(SourceText, Target, addressKey(address))
      return translation === undefined ? { TargetText: '' } : { TargetText: translation.text, by: translation.by }
    },
    createLimit(ports.limits, 'translate', 5, 1),
  )
  return app
}
