import type { Locale } from '@saywright/api/contract'
import type { SharedModel } from '../../model/workspace/SharedModel.js'
import { aboutModel, addressOf } from './modelParts.js'
import { programComments } from './programComments.js'

export function cppSnippet(model: SharedModel, locale: Locale): string {
  const comments = programComments[locale]
  return `${aboutModel(model, locale)
    .map((line) => `// ${line}`)
    .join('\n')}
// ${comments.token}
// ${comments.build}
#include <curl/curl.h>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

static size_t keep(char* part, size_t size, size_t count, void* answer) {
  static_cast<std::string*>(answer)->append(part, size * count);
  return size * count;
}

int main() {
  const std::string model = ${JSON.stringify(addressOf(model))};
  const char* token = std::getenv("TOKEN");
  if (token == nullptr) return 1;

  // ${comments.recording}
  std::ifstream file("command.wav", std::ios::binary);
  const std::string recording((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());

  CURL* curl = curl_easy_init();
  if (curl == nullptr) return 1;
  std::string answer;
  curl_slist* headers = curl_slist_append(nullptr, ("Authorization: Bearer " + std::string(token)).c_str());
  headers = curl_slist_append(headers, "Content-Type: audio/wav");
  curl_easy_setopt(curl, CURLOPT_URL, (model + "/recognize").c_str());
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
  curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, static_cast<long>(recording.size()));
  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, recording.data());
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, keep);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, &answer);
  const CURLcode result = curl_easy_perform(curl);
  curl_slist_free_all(headers);
  curl_easy_cleanup(curl);
  if (result != CURLE_OK) {
    std::cerr << curl_easy_strerror(result) << '\\n';
    return 1;
  }
  // ${comments.answer}
  std::cout << answer << '\\n';
}
`
}
