import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { recognize } from '@saywright/api/contract'
import { wavOfPcm16 } from '@saywright/audio/signal'
import { afterAll, expect, it } from 'vitest'
import { demonstrationPackages } from './demonstrationPackages.js'

const hasCompiler = spawnSync('c++', ['--version']).status === 0
const folder = mkdtempSync(join(tmpdir(), 'saywright-headers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Compiles a program with the headers of the packages, as strictly as a compiler can, and runs it. */
function run(program: string): Buffer {
  for (const { headers } of demonstrationPackages) write(headers('6.1.4'))
  write({ 'program.cpp': program })
  const executable = join(folder, 'program')
  const strict = ['-std=c++17', '-Wall', '-Wextra', '-Werror']
  execFileSync('c++', [
    ...strict,
    '-I',
    join(folder, 'include'),
    join(folder, 'program.cpp'),
    '-o',
    executable,
  ])
  return execFileSync(executable)
}

// Replaces libcurl: responds with the request.
const curl = `#pragma once
#include <cstdarg>
#include <string>
using CURL = void;
using CURLcode = int;
struct curl_slist { std::string text; };
enum { CURLE_OK, CURLOPT_URL, CURLOPT_HTTPHEADER, CURLOPT_POSTFIELDSIZE, CURLOPT_POSTFIELDS, CURLOPT_WRITEFUNCTION, CURLOPT_WRITEDATA, CURLINFO_RESPONSE_CODE };
struct Asked { std::string url, headers, body; long size = 0; size_t (*keep)(char*, size_t, size_t, void*) = nullptr; void* kept = nullptr; };
inline Asked asked;
inline CURL* curl_easy_init() { return &asked; }
inline curl_slist* curl_slist_append(curl_slist* list, const char* text) {
  if (list == nullptr) list = new curl_slist;
  list->text += std::string(text) + "|";
  return list;
}
inline void curl_slist_free_all(curl_slist* list) { delete list; }
inline void curl_easy_cleanup(CURL*) {}
inline const char* curl_easy_strerror(CURLcode) { return ""; }
inline CURLcode curl_easy_setopt(CURL*, int option, ...) {
  va_list more;
  va_start(more, option);
  if (option == CURLOPT_URL) asked.url = va_arg(more, const char*);
  if (option == CURLOPT_HTTPHEADER) asked.headers = va_arg(more, curl_slist*)->text;
  if (option == CURLOPT_POSTFIELDSIZE) asked.size = va_arg(more, long);
  if (option == CURLOPT_POSTFIELDS) asked.body = std::string(va_arg(more, const char*), asked.size);
  if (option == CURLOPT_WRITEFUNCTION) asked.keep = va_arg(more, size_t (*)(char*, size_t, size_t, void*));
  if (option == CURLOPT_WRITEDATA) asked.kept = va_arg(more, void*);
  va_end(more);
  return CURLE_OK;
}
inline CURLcode curl_easy_perform(CURL*) {
  std::string said = asked.url + "\\n" + asked.headers + "\\n" + asked.body;
  asked.keep(said.data(), 1, said.size(), asked.kept);
  return CURLE_OK;
}
inline CURLcode curl_easy_getinfo(CURL*, int, long* status) { return *status = asked.body == "refused" ? 422 : 200, CURLE_OK; }
`

it.skipIf(!hasCompiler)('a WAV file of the header is that of our own writer', () => {
  const samples = Int16Array.from({ length: 500 }, (_, at) => Math.round(30_000 * Math.sin(at / 9)))
  const written = run(`#include <iostream>
#include <saywright/wav.hpp>
int main() { std::cout << saywright::wav({${samples.join(', ')}}); }
`)
  expect(written.equals(Buffer.from(wavOfPcm16(new Uint8Array(samples.buffer), 16_000)))).toBe(true)
})

it.skipIf(!hasCompiler)('a recording is sent to the call of the contract, and a refusal is thrown', () => {
  write({ 'include/curl/curl.h': curl })
  const said = run(`#include <iostream>
#include <saywright/recognize.hpp>
int main() {
  const saywright::Model lamps{"https://console.example.com", "a-token", 7, 11};
  std::cout << saywright::recognize(lamps, "sound");
  try {
    saywright::recognize(lamps, "refused");
  } catch (const std::runtime_error& refused) {
    std::cout << "\\nrefused: " << (std::string(refused.what()).size() > 0);
  }
}
`).toString()
  const path = recognize.path.replace('{id}', '7').replace('{modelId}', '11')
  expect(said.split('\n')).toEqual([
    `https://console.example.com/api/${path}`,
    'Authorization: Bearer a-token|Content-Type: audio/wav|',
    'sound',
    'refused: 1',
  ])
})
