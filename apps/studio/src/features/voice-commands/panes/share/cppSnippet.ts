import type { SharedModel } from '../../model/workspace/SharedModel.js'
import { aboutModel, addressOf } from './modelParts.js'

export function cppSnippet(model: SharedModel): string {
  return `${aboutModel(model)
    .map((line) => `// ${line}`)
    .join('\n')}
// TOKEN is an access token with the scopes read, models and tasks: the console makes one.
// Build with: c++ -std=c++17 recognize.cpp -lcurl
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

  // A recording: WAV, mono, 16 bits, 16 kHz advised.
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
  // JSON: rejected, and hypotheses with text, confidence, intent and entities.
  std::cout << answer << '\\n';
}
`
}
