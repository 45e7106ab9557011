"""Files and archives as bytes and text: streams, members, encodings, errors."""
