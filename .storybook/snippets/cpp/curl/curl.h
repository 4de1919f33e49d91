// Names of libcurl that the program in C++ uses, with the types that its documentation gives them.
#pragma once
#include <cstddef>

typedef void CURL;
struct curl_slist;
enum CURLcode { CURLE_OK = 0 };
enum CURLoption {
  CURLOPT_URL,
  CURLOPT_HTTPHEADER,
  CURLOPT_POSTFIELDSIZE,
  CURLOPT_POSTFIELDS,
  CURLOPT_WRITEFUNCTION,
  CURLOPT_WRITEDATA
};

CURL* curl_easy_init();
CURLcode curl_easy_setopt(CURL* handle, CURLoption option, ...);
CURLcode curl_easy_perform(CURL* handle);
void curl_easy_cleanup(CURL* handle);
const char* curl_easy_strerror(CURLcode code);
curl_slist* curl_slist_append(curl_slist* list, const char* text);
void curl_slist_free_all(curl_slist* list);
