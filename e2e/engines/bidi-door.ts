#!/usr/bin/env node
/**
 * Starts Firefox ESR for Playwright, which names this file as its executable: a door before its BiDi, for what Playwright
 * takes for granted there. It answers with the line that Firefox says itself.
 */
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const LISTENING = /^(WebDriver BiDi listening on )(ws:\/\/\S+)$/

/** Asked for each context, and unknown to Firefox ESR. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride'

/** Playwright's own writes values past React, which then hears of no change. Runs in each document before its scripts. */
function insertAsEditor(): void {
  const insert = (text: string) => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (active instanceof HTMLIFrameElement) return active
    document.execCommand('insertText', false, text)
    return undefined
  }
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set() {} })
}

const firefox = spawn(process.env.FIREFOX ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', (code) => process.exit(code ?? 1))

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, said, address] = LISTENING.exec(line) ?? []
  if (address === undefined) return console.error(line)
  const sockets = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false })
  const door = createServer()
  door.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (client) => join(client, new WebSocket(`${address}${request.url}`))),
  )
  door.listen(0, '127.0.0.1', () => console.error(`${said}ws://127.0.0.1:${(door.address() as AddressInfo).port}`))
})

/** Passes messages on in both directions. */
function join(client: WebSocket, browser: WebSocket): void {
  const opened = new Promise<void>((resolve) => browser.on('open', resolve))
  client.on('message', async (data) => {
    await opened
    const text = String(data)
    const { id, method, params } = text.includes(UNKNOWN) ? JSON.parse(text) : {}
    if (method !== UNKNOWN) browser.send(text)
    else if (params.userContexts === undefined) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else browser.send(JSON.stringify({ id, method: 'script.addPreloadScript', params: preload(params) }))
  })
  browser.on('message', (data) => client.send(String(data)))
  browser.on('close', () => client.close())
  client.on('close', () => browser.close())
}

/** What is asked for a new context instead. */
const preload = ({ userContexts }: { readonly userContexts: readonly string[] }) => ({
  ...{ functionDeclaration: String(insertAsEditor), userContexts },
})
