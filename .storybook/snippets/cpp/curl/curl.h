// Names of libcurl that the program in C++ uses, with the types that its documentation gives them and the values of its binary
// interface: a program that is compiled with them runs with the libcurl of the machine, which need not have its headers.
#pragma once
#include <cstddef>

extern "C" {
typedef void CURL;
struct curl_slist;
enum CURLcode { CURLE_OK = 0 };
enum CURLoption {
  CURLOPT_POSTFIELDSIZE = 60,
  CURLOPT_WRITEDATA = 10001,
  CURLOPT_URL = 10002,
  CURLOPT_POSTFIELDS = 10015,
  CURLOPT_HTTPHEADER = 10023,
  CURLOPT_WRITEFUNCTION = 20011
};

CURL* curl_easy_init();
CURLcode curl_easy_setopt(CURL* handle, CURLoption option, ...);
CURLcode curl_easy_perform(CURL* handle);
void curl_easy_cleanup(CURL* handle);
const char* curl_easy_strerror(CURLcode code);
curl_slist* curl_slist_append(curl_slist* list, const char* text);
void curl_slist_free_all(curl_slist* list);
}
