import { recognize } from '@saywright/api/contract'

/** The header that writes recordings as the server takes them. */
export const wavHeader = (version: string) => `#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace saywright {

inline constexpr const char* version = "${version}";

/** Samples of one channel as a WAV file. @param rate samples a second (Hz). */
inline std::string wav(const std::vector<std::int16_t>& samples, std::uint32_t rate = 16000) {
  const auto number = [](std::uint32_t value, int bytes) {
    std::string text;
    for (int at = 0; at < bytes; ++at) text += static_cast<char>(value >> (8 * at) & 0xff);
    return text;
  };
  const auto size = static_cast<std::uint32_t>(samples.size() * 2);
  std::string file = "RIFF" + number(36 + size, 4) + "WAVEfmt " + number(16, 4) + number(1, 2) + number(1, 2) +
                     number(rate, 4) + number(rate * 2, 4) + number(2, 2) + number(16, 2) + "data" + number(size, 4);
  for (const std::int16_t sample : samples) file += number(static_cast<std::uint16_t>(sample), 2);
  return file;
}

}  // namespace saywright
`

const recognizePath = recognize.path
  .replace(
    '{id}',
    `" + std::to_string(model.project) +
                          "`,
  )
  .replace('{modelId}', '" + std::to_string(model.model) + "')

/** The header that has a recording recognized. */
export const recognizeHeader = `#pragma once
#include <curl/curl.h>

#include <stdexcept>
#include <string>

namespace saywright {

/** A model of voice commands on a server, and an access token with the right to recognize. */
struct Model {
  std::string server;
  std::string token;
  int project;
  int model;
};

/**
 * Has a WAV file of at most ten seconds recognized.
 *
 * @returns the answer as JSON: what was heard, its confidence, and what it means.
 * @throws std::runtime_error when the server cannot be reached, or refuses.
 */
inline std::string recognize(const Model& model, const std::string& wav) {
  CURL* curl = curl_easy_init();
  if (curl == nullptr) throw std::runtime_error("libcurl cannot be used");
  const std::string url = model.server + "/api/${recognizePath}";
  std::string answer;
  curl_slist* headers = curl_slist_append(nullptr, ("Authorization: Bearer " + model.token).c_str());
  headers = curl_slist_append(headers, "Content-Type: audio/wav");
  const auto keep = +[](char* part, size_t size, size_t count, void* kept) {
    static_cast<std::string*>(kept)->append(part, size * count);
    return size * count;
  };
  curl_easy_setopt(curl, CURLOPT_URL, url.c_str());
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
  curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, static_cast<long>(wav.size()));
  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, wav.data());
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, keep);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, &answer);
  const CURLcode result = curl_easy_perform(curl);
  long status = 0;
  if (result == CURLE_OK) curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
  curl_slist_free_all(headers);
  curl_easy_cleanup(curl);
  if (result != CURLE_OK) throw std::runtime_error(curl_easy_strerror(result));
  if (status >= 400) throw std::runtime_error(answer);
  return answer;
}

}  // namespace saywright
`
