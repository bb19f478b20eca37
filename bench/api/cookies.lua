-- Sends one user's cookie after the other's: wrk … -- <file with a Cookie header a line> [limits]
-- With limits: each user's next request asks for a page of another size, of 50 or more, so that none comes again soon.
local requests, turn = {}, 0

function init(args)
  local cookies = {}
  for line in io.lines(args[1]) do
    cookies[#cookies + 1] = line
  end
  for limit = 50, args[2] and 100 or 50 do
    local path = args[2] and (wrk.path .. "?limit=" .. limit) or nil
    for _, cookie in ipairs(cookies) do
      requests[#requests + 1] = wrk.format("GET", path, { ["Cookie"] = cookie })
    end
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end
