import type { ComponentType } from 'react'
import type { AppProps } from '../../core/app.ts'
import { lazy } from '../../core/lazy.ts'
import { findApp } from '../../core/registry.ts'

const views = new Map<string, ComponentType<AppProps>>()

/** The view of an app, loaded when it is first rendered; undefined if this build has no such app. */
export function viewOf(id: string): ComponentType<AppProps> | undefined {
  const app = findApp(id)
  if (app === undefined) return undefined
  const known = views.get(id) ?? lazy(app.view)
  views.set(id, known)
  return known
}
